import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './Carousel.css.ts';
import { texts } from './Carousel.texts.ts';
import { useAutoplay, type Autoplay } from './useAutoplay.ts';
import { useTrack } from './useTrack.ts';

export interface CarouselSlide {
  /** Unique in the carousel. */
  id: string;
  /** Name of the slide; screen readers read it after its position. @defaultValue only the position */
  label?: string;
  /** Content of the slide. */
  content: ReactNode;
}

export interface CarouselProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Accessible name. */
  label: string;
  /** The slides, in display order; a single slide has no controls. */
  slides: readonly CarouselSlide[];
  /**
   * Milliseconds until the next slide is shown by itself; adds a stop button. Pauses while the pointer is over
   * it or the focus is inside, ends at the last slide, and never starts under `prefers-reduced-motion`.
   * @defaultValue no autoplay
   */
  autoplayMs?: number | undefined;
  /**
   * Position of the buttons. `over`: on a plate at the end corner of the slides, for pictures as wide as the
   * page; phones then show no arrows, since users swipe. @defaultValue 'below'
   */
  controls?: 'below' | 'over';
}

/**
 * Slides side by side, one visible at a time, moved by swipe, wheel, buttons, and arrow keys on the buttons.
 * Hidden slides cannot be reached by keyboard or screen reader.
 */
export function Carousel({ ref, label, slides, autoplayMs, controls = 'below' }: CarouselProps) {
  const text = useTexts(texts);
  const last = slides.length - 1;
  const { current, show, row } = useTrack(last);
  const autoplay = useAutoplay({ autoplayMs, current, last, show });
  return (
    // The pointer over it and the focus in it only hold it still.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={css.frame}
      aria-label={label}
      aria-roledescription={text.carousel}
      onPointerEnter={autoplay.hold}
      onPointerLeave={autoplay.release}
      onFocus={autoplay.hold}
      onBlur={autoplay.release}
    >
      <div {...row} className={css.track} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
        {slides.map((slide, index) => {
          const place = text.place(index + 1, slides.length);
          return (
            <div
              key={slide.id}
              className={css.slide}
              role="group"
              aria-roledescription={text.slide}
              aria-label={slide.label === undefined ? place : `${place}：${slide.label}`}
              inert={index !== current}
            >
              {slide.content}
            </div>
          );
        })}
      </div>
      {last > 0 && (
        <Controls slides={slides} current={current} show={show} autoplay={autoplay} place={controls} />
      )}
    </section>
  );
}

interface ControlsProps {
  slides: readonly CarouselSlide[];
  current: number;
  show: (index: number) => void;
  autoplay: Autoplay;
  place: 'below' | 'over';
}

function Controls({ slides, current, show, autoplay, place }: ControlsProps) {
  const text = useTexts(texts);
  const last = slides.length - 1;
  const handleKeyDown = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  return (
    // Its buttons have the focus, and their keys arrive here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      className={css.controls}
      data-place={place}
      role="group"
      aria-label={text.choose}
      onKeyDown={handleKeyDown}
    >
      {autoplay.canPlay && (
        <button
          type="button"
          className={css.control}
          aria-label={autoplay.isStopped ? text.play : text.pause}
          onClick={autoplay.toggle}
        >
          {autoplay.isStopped ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
      <button
        type="button"
        className={css.step}
        aria-label={text.before}
        aria-disabled={current === 0}
        onClick={() => show(current - 1)}
      >
        <ChevronLeftIcon />
      </button>
      <span className={css.dots}>
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            className={css.dot}
            aria-label={text.go(index + 1)}
            aria-current={index === current}
            onClick={() => show(index)}
          />
        ))}
      </span>
      <button
        type="button"
        className={css.step}
        aria-label={text.next}
        aria-disabled={current === last}
        onClick={() => show(current + 1)}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
