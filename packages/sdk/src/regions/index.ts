export {
  createRegions,
  REGIONS_PAUSE_MS,
  type City,
  type Province,
  type Region,
  type Regions,
} from './regions.ts';
