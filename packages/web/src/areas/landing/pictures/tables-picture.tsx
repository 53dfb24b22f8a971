import { CourseSign } from './course-sign.tsx'
import { Ground } from './ground.tsx'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'

const tables = [
  { course: 'starter', x: 72, y: 122 },
  { course: 'main', x: 180, y: 92 },
  { course: 'dessert', x: 288, y: 128 },
] as const

const seats = [0, 1, 2, 3, 4, 5] as const

/** Three tables from above, six at each; two of them are the same team every time. */
export function TablesPicture({ label }: { label: string }) {
  return (
    <Picture label={label} width={360} height={240}>
      <Ground tone="sand" shape="starter" />
      <path
        d="M72 122C100 60 140 52 180 92S250 176 288 128"
        fill="none"
        stroke={ink('glow')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0.5 9"
      />
      {tables.map(({ course, x, y }) => (
        <g key={course} transform={`translate(${x} ${y})`}>
          {seats.map((seat) => (
            <circle
              key={seat}
              cx={(Math.cos((seat * Math.PI) / 3 + Math.PI / 6) * 40).toFixed(1)}
              cy={(Math.sin((seat * Math.PI) / 3 + Math.PI / 6) * 40).toFixed(1)}
              r="9"
              fill={ink(seat === 1 || seat === 2 ? 'glow' : 'line')}
              stroke={ink('ink')}
              strokeWidth="1.6"
            />
          ))}
          <circle r="28" fill={ink('wall')} stroke={ink(course)} strokeWidth="4" />
          <CourseSign course={course} x={0} y={0} size={10} colour={ink(course)} />
        </g>
      ))}
    </Picture>
  )
}
