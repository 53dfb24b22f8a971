import { ink } from './picture-colours.ts'

/** A person in the current text colour. `x`, `y` is the point between the feet. */
export function Person({ x, y = 0 }: { x: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-6.5 0V-8a6.5 6.5 0 0 1 13 0V0Z" strokeLinejoin="round" />
      <circle cy="-20" r="5.6" />
    </g>
  )
}

interface PairProps {
  x?: number
  y?: number
  scale?: number
  /** Highlights the team that the picture is about. */
  leading?: boolean
}

/** A team on its way. `x`, `y` is the point between the two. */
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
