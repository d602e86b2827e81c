import type { CSSProperties } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatMoney } from '#kit/shared/money.ts'
import { words } from '../../words.ts'
import type { IncomePart } from '../contract.ts'
import styles from './income-chart.module.css'

/** `turnover` and `before` stand beside each other, the ways of paying on top of each other. */
type ChartPart = IncomePart | 'turnover' | 'before'
/** A bar: its name, and what it is made of in cents. */
export type IncomeBar<P extends ChartPart = IncomePart> = { name: string } & Readonly<Record<P, number>>

type IncomeChartProps<P extends ChartPart> = {
  bars: readonly IncomeBar<P>[]
  parts: readonly P[]
  label: string
  names?: Readonly<Partial<Record<ChartPart, string>>>
}

/** Income as bars, oldest first, by how it was paid. The table beside it says the same in numbers. */
export function IncomeChart<P extends ChartPart>({ bars, parts, label, names = words.ways }: IncomeChartProps<P>) {
  return (
    <figure className={styles.chart} aria-label={label}>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part} style={{ '--fill': `var(--chart-${part})` } as CSSProperties}>
            {names[part]}
          </li>
        ))}
      </ul>
      <div className={styles.frame} aria-hidden="true">
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 600, height: 280 }}>
          <BarChart
            data={[...bars]}
            maxBarSize={56}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="name" tickLine={false} stroke="var(--color-text)" fontSize={13} minTickGap={12} />
            <YAxis
              width={64}
              tickLine={false}
              axisLine={false}
              stroke="var(--color-muted)"
              fontSize={13}
              tickFormatter={(cents: number) => formatMoney(cents)}
            />
            <Tooltip
              cursor={{ fill: 'var(--color-surface)' }}
              formatter={(cents, name) => [formatMoney(Number(cents)), String(name)]}
              contentStyle={{ borderRadius: 0, borderColor: 'var(--color-text)', background: 'var(--color-raised)' }}
              itemStyle={{ color: 'var(--color-text)' }}
            />
            {parts.map((part) => (
              <Bar
                key={part}
                dataKey={part}
                name={names[part] ?? ''}
                stackId={names === words.ways ? 'income' : part}
                fill={`var(--chart-${part})`}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  )
}
