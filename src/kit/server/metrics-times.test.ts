import fc from 'fast-check'
import { AggregatorRegistry, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { RequestTimes } from './metrics-times.ts'

const about = { name: 'took_seconds', help: 'Time' }
const bounds = [0.001, 0.25, 1]

const request = fc.record({
  route: fc.constantFrom('/*', '/api/live/', 'none', '/"quoted"'),
  method: fc.constantFrom('GET', 'POST'),
  status: fc.constantFrom(200, 304, 404),
  seconds: fc.oneof(fc.constantFrom(0, ...bounds), fc.double({ min: 0, max: 30, noNaN: true })),
})

test('Says word for word what the histogram of the library says, for one process and for several together.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request), async (requests) => {
      const [ours, theirs] = [new Registry(), new Registry()]
      const times = new RequestTimes(ours, { ...about, bounds })
      const labelNames = ['method', 'route', 'status'] as const
      const histogram = new Histogram({ ...about, labelNames, buckets: bounds, registers: [theirs] })
      for (const { route, method, status, seconds } of requests) {
        times.observe(route, method, status, seconds)
        histogram.observe({ method, route, status }, seconds)
      }
      // Ours are in the order of the routes.
      const lines = (text: string) => text.split('\n').toSorted()
      expect(lines(await ours.metrics())).toEqual(lines(await theirs.metrics()))
      const together = async (registry: Registry, worker: string) => {
        registry.setDefaultLabels({ worker })
        const metrics = await registry.getMetricsAsJSON()
        return AggregatorRegistry.aggregate([metrics, metrics]).metrics()
      }
      expect(lines(await together(ours, '1'))).toEqual(lines(await together(theirs, '1')))
    }),
  )
})
