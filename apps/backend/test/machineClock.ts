/**
 * Shifts the system clock of a process; import it before anything else (`--import`). `Date` is then ahead by
 * `MACHINE_CLOCK_AHEAD_MS`, while the monotonic clock is unchanged.
 */
const aheadMs = Number(process.env['MACHINE_CLOCK_AHEAD_MS']);
const MachineDate = globalThis.Date;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [MachineDate.now() + aheadMs] : args, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => MachineDate.now() + aheadMs : Reflect.get(target, name, receiver),
});
