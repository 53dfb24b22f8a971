/** Somebody, in the colour of what surrounds them. `x`, `y` is where they stand. */
export function Person({ x, y = 0 }: { x: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-6.5 0V-8a6.5 6.5 0 0 1 13 0V0Z" strokeLinejoin="round" />
      <circle cy="-20" r="5.6" />
    </g>
  )
}
