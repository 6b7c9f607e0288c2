/**
 * Sets the clock of the machine that a process believes in; imported before anything else (`--import`). What goes by
 * `Date` is wrong by `MACHINE_CLOCK_AHEAD_MS` then, and the steady clock is not.
 */
const aheadMs = Number(process.env['MACHINE_CLOCK_AHEAD_MS']);
const MachineDate = globalThis.Date;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [MachineDate.now() + aheadMs] : args, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => MachineDate.now() + aheadMs : Reflect.get(target, name, receiver),
});
