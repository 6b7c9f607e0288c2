/** Where the time comes from: in a running back end from its database, and tests set it. */
export interface Clock {
  now(): Date;
}
