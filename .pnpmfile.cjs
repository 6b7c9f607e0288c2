// The packages that carry Node's own binaries name their platform as a plain
// string; pnpm only skips a foreign platform when `os` and `cpu` are lists.
const asList = (value) => (typeof value === 'string' ? [value] : value);

// The sources stay at home, so what is published must not point to them.
const withoutSource = (target) =>
  typeof target === 'string'
    ? target
    : Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== 'source'));

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (/^node-(linux|win|bin|darwin)-/.test(manifest.name ?? '')) {
        manifest.os = asList(manifest.os);
        manifest.cpu = asList(manifest.cpu);
      }
      return manifest;
    },
    beforePacking(manifest) {
      const exports = Object.entries(manifest.exports ?? {}).map(([path, target]) => [path, withoutSource(target)]);
      return { ...manifest, exports: Object.fromEntries(exports) };
    },
  },
};
