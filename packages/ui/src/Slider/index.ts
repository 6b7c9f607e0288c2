export { RangeSlider, Slider, type RangeSliderProps, type SliderMark, type SliderProps } from './Slider.tsx';
