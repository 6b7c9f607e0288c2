import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './Carousel.css.ts';
import { texts } from './Carousel.texts.ts';

export interface CarouselSlide {
  /** Unique in the carousel. */
  id: string;
  /** What it is called, said after its place. @defaultValue its place alone */
  label?: string;
  /** What it shows. */
  content: ReactNode;
}

export interface CarouselProps {
  /** The element itself. */
  ref?: Ref<HTMLElement> | undefined;
  /** What is shown. */
  label: string;
  /** In this order; one alone has no controls. */
  slides: readonly CarouselSlide[];
  /**
   * After how many ms it moves on by itself, with a button to stop it. It rests under the pointer, while the focus is in
   * it, after the last slide, and never begins under reduced motion. @defaultValue it does not move by itself
   */
  autoplayMs?: number | undefined;
  /**
   * Where the buttons are. `over`: on a plate in the corner at the end of the slides, for pictures as wide as the page; on a
   * phone without the arrows, since a finger swipes. @defaultValue 'below'
   */
  controls?: 'below' | 'over';
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Slides beside each other, one seen at a time: moved by swipe and wheel, by its buttons, and by arrow keys on them. What
 * is not seen is not reached by keys or screen readers.
 */
export function Carousel({ ref, label, slides, autoplayMs, controls = 'below' }: CarouselProps) {
  const text = useTexts(texts);
  const track = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [mayMove, setMayMove] = useState(false);
  /** Where it was sent and has not arrived. */
  const target = useRef<number>(undefined);
  const last = slides.length - 1;
  const current = Math.max(0, Math.min(seen, last));

  const show = (index: number) => {
    const row = track.current;
    const to = Math.max(0, Math.min(index, last));
    setSeen(to);
    target.current = to;
    // Right to left, the row scrolls into the negative.
    const direction = row !== null && getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row?.scrollTo({ left: direction * to * row.clientWidth, behavior: isStill() ? 'auto' : 'smooth' });
  };
  const handleScroll = () => {
    const row = track.current;
    if (row === null || row.clientWidth === 0) return;
    const place = Math.abs(row.scrollLeft) / row.clientWidth;
    const at = Math.round(place);
    // On its way it shows neither, and what it passes was not chosen.
    if (Math.abs(place - at) >= 0.1 || (target.current !== undefined && at !== target.current)) return;
    target.current = undefined;
    setSeen(at);
  };

  const takeOver = () => {
    target.current = undefined;
  };

  useEffect(() => setMayMove(!isStill()), []);
  const canPlay = autoplayMs !== undefined && last > 0 && mayMove;
  const isPlaying = canPlay && !isStopped && !isHeld && current < last;
  const showNext = useEffectEvent(() => show(current + 1));
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(showNext, autoplayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, current, autoplayMs]);

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
    // The pointer over it and the focus in it only hold it still.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={css.frame}
      aria-label={label}
      aria-roledescription={text.carousel}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={track}
        className={css.track}
        aria-live={isPlaying ? 'off' : 'polite'}
        onScroll={handleScroll}
        onPointerDown={takeOver}
        onWheel={takeOver}
      >
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
        // Its buttons have the focus, and their keys arrive here.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
        <div
          className={css.controls}
          data-place={controls}
          role="group"
          aria-label={text.choose}
          onKeyDown={handleKeyDown}
        >
          {canPlay && (
            <button
              type="button"
              className={css.control}
              aria-label={isStopped ? text.play : text.pause}
              onClick={() => {
                if (isStopped && current === last) show(0);
                setStopped(!isStopped);
              }}
            >
              {isStopped ? <PlayIcon /> : <PauseIcon />}
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
      )}
    </section>
  );
}
