import { Person } from './person.tsx'
import { ink } from './picture-colours.ts'

interface PairProps {
  x?: number
  y?: number
  scale?: number
  /** The team the picture tells about. */
  leading?: boolean
}

/** Two people who are out together. `x`, `y` is where they stand. */
export function Pair({ x = 0, y = 0, scale = 1, leading = false }: PairProps) {
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}
      fill={ink(leading ? 'glow' : 'line')}
      stroke={ink('ink')}
      strokeWidth="1.6"
    >
      <Person x={-6.5} />
      <Person x={6.5} />
    </g>
  )
}
