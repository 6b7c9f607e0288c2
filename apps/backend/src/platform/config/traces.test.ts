import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318' };

test('tracing is off without a collector', () => {
  expect(readConfig({ OTEL_TRACES_SAMPLER: 'always_on' }, '/lectern').traces).toBeUndefined();
});

test('collector address, headers and sampling ratio are read in OpenTelemetry’s format', () => {
  const env = {
    ...ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi==,x-team=school',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readConfig(env, '/lectern').traces).toEqual({
    address: 'https://collector.example:4318/v1/traces',
    headers: { authorization: 'Basic YTpi==', 'x-team': 'school' },
    sampler: 'parentbased_traceidratio',
    ratio: 0.25,
  });
});

test('invalid trace settings are reported, without the collector’s key', () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'hidden',
    OTEL_TRACES_SAMPLER: 'some',
    OTEL_TRACES_SAMPLER_ARG: '2',
  };
  expect(() => readConfig(env, '/lectern')).toThrow(
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318"; it must be like http://localhost:4318.',
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value, separated by commas.',
      'OTEL_TRACES_SAMPLER is "some"; it must be one of always_on, always_off, traceidratio, ' +
        'parentbased_always_on, parentbased_always_off, parentbased_traceidratio.',
      'OTEL_TRACES_SAMPLER_ARG is "2"; it must be a number from 0 to 1.',
    ].join('\n'),
  );
});
