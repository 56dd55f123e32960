import type { Formatter, Scope } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIZE = /^\s*(\d{1,9})x(\d{1,9})\s*$/;
const INVALID = "Invalid source parameter. Pass in 'originalSize'";

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

const targetOf = (args: readonly string[]): number => Number.parseInt(args[0] ?? '', 10);

function sizeOf(value: unknown): Size | null {
  const found = SIZE.exec(scalarText(value));
  return found && { width: Number(found[1]), height: Number(found[2]) };
}

function invalid(scope: Scope): string {
  scope.report(INVALID);
  return INVALID;
}

const sideOf =
  (name: keyof Size): Formatter =>
  (value) =>
    sizeOf(value)?.[name];

const bucketOf = (width: number): string => BUCKETS.find(([above]) => width > above)?.[1] ?? SMALLEST;
/** 0 without a target or image size. */
const proportional = (side: number, target: number, other: number): number => {
  const length = Math.trunc((side * target) / other);
  return Number.isFinite(length) ? length : 0;
};
const widthFor = ({ width, height }: Size, target: number): number => proportional(width, target, height);

/** First number of `WxH`; empty for an invalid size. */
export const width: Formatter = sideOf('width');
/** Second number of `WxH`; empty for an invalid size. */
export const height: Formatter = sideOf('height');
export const resizedHeightForWidth: Formatter = sized((size, target) => proportional(size.height, target, size.width));
export const resizedWidthForHeight: Formatter = sized(widthFor);
export const thumbnailForWidth: Formatter = (_, args) => bucketOf(targetOf(args));
export const thumbnailForHeight: Formatter = sized((size, target) => bucketOf(widthFor(size, target)));
