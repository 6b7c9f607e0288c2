/** A source of the current time: a running back end uses its database's clock, and tests set it. */
export interface Clock {
  now(): Date;
}
