import { describe, expect, it } from 'vitest';
import { readPlayer } from '../../../widgets/media/video/readVideo.ts';

const BASE = 'https://shop.example/media';
const read = (html: string) => readPlayer(html, BASE);
const RIGHTS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

describe('the player of a film', () => {
  it('is YouTube’s that keeps nothing before the film is played', () => {
    expect(
      read(
        '<iframe src="//www.youtube.com/embed/abc?wmode=opaque&amp;enablejsapi=1" height="480" width="854" title="A &quot;bowl&quot;" allowfullscreen></iframe>',
      ),
    ).toEqual({
      src: 'https://www.youtube-nocookie.com/embed/abc?wmode=opaque&enablejsapi=1&autoplay=1',
      sandbox: `${RIGHTS} allow-same-origin`,
      title: 'A "bowl"',
      ratio: 854 / 480,
    });
  });

  it('is Vimeo’s, asked not to track', () => {
    expect(read("<iframe width=640 src='https://player.vimeo.com/video/7'></iframe>")).toMatchObject({
      src: 'https://player.vimeo.com/video/7?dnt=1&autoplay=1',
      ratio: null,
    });
  });

  it('is taken out of the frame of a service that stands round it', () => {
    const inner = encodeURIComponent('https://www.youtube.com/embed/abc?feature=oembed');
    expect(read(`<iframe src="//cdn.embedly.com/widgets/media.html?src=${inner}&amp;key=1"></iframe>`).src).toBe(
      'https://www.youtube-nocookie.com/embed/abc?feature=oembed&autoplay=1',
    );
    expect(read('<iframe src="//cdn.embedly.com/widgets/media.html?url=x"></iframe>').src).toBe(
      'https://cdn.embedly.com/widgets/media.html?url=x&autoplay=1',
    );
  });

  it('is asked for by https also where the page itself is not', () => {
    expect(readPlayer('<iframe src="//video.example/7"></iframe>', 'http://shop.example/').src).toBe('https://video.example/7?autoplay=1');
  });

  it('has not the rights of this site where it is a page of it', () => {
    expect(read('<iframe src="/player.html"></iframe>')).toMatchObject({
      src: 'https://shop.example/player.html?autoplay=1',
      sandbox: RIGHTS,
    });
  });

  it.each([
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="data:text/html,x"></iframe>',
    '<iframe src="http://video.example/x"></iframe>',
    '<iframe src="https://user:secret@video.example/x"></iframe>',
    '<iframe></iframe>',
    '<iframe src="https://["></iframe>',
    '<script src="https://video.example/x.js"></script>',
    '<video src="/x.mp4"></video>',
  ])('is no address in %s, and its HTML is shown as a page of no origin', (html) => {
    expect(read(html)).toMatchObject({ src: null, sandbox: RIGHTS });
  });
});
