import type { Formatter, Scope } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIZE = /^\s*(\d{1,9})x(\d{1,9})\s*$/;
const INVALID = "Invalid source parameter. Pass in 'originalSize'";

/** Widths that images are served in, and the width above which the next one is taken. */
const BUCKETS: readonly (readonly [above: number, name: string])[] = [
  [1000, '1500w'],
  [750, '1000w'],
  [500, '750w'],
  [300, '500w'],
  [100, '300w'],
];
const SMALLEST = '100w';

const sized =
  (compute: (size: Size, target: number) => string | number): Formatter =>
  (value, args, scope) => {
    const size = sizeOf(value);
    return size ? compute(size, targetOf(args)) : invalid(scope);
  };

/** The pixels asked for. */
const targetOf = (args: readonly string[]): number => Number.parseInt(args[0] ?? '', 10);

function sizeOf(value: unknown): Size | null {
  const found = SIZE.exec(scalarText(value));
  return found && { width: Number(found[1]), height: Number(found[2]) };
}

function invalid(scope: Scope): string {
  scope.report(INVALID);
  return INVALID;
}

/** A side as such: nothing, rather than a message, for what is no size. */
const sideOf =
  (name: keyof Size): Formatter =>
  (value) =>
    sizeOf(value)?.[name];

const bucketOf = (width: number): string => BUCKETS.find(([above]) => width > above)?.[1] ?? SMALLEST;
/** 0 where nothing can be told: no target, or an image without extent. */
const proportional = (side: number, target: number, other: number): number => {
  const length = Math.trunc((side * target) / other);
  return Number.isFinite(length) ? length : 0;
};
const widthFor = ({ width, height }: Size, target: number): number => proportional(width, target, height);

/** First number of `WxH`. */
export const width: Formatter = sideOf('width');
/** Second number of `WxH`. */
export const height: Formatter = sideOf('height');
export const resizedHeightForWidth: Formatter = sized((size, target) => proportional(size.height, target, size.width));
export const resizedWidthForHeight: Formatter = sized(widthFor);
/** The served width that suits a width of the argument, whatever the image's own size. */
export const thumbnailForWidth: Formatter = (_, args) => bucketOf(targetOf(args));
/** The served width that suits a height of the argument. */
export const thumbnailForHeight: Formatter = sized((size, target) => bucketOf(widthFor(size, target)));
