import { ink } from '../pictures/picture-colours.ts'

const FACES = 12

/** Twelve heads in the sky; a face that is known is filled. */
export function FaceCounter({ faces }: { faces: number }) {
  return (
    <g transform="translate(32 34)">
      {Array.from({ length: FACES }, (_, index) => index).map((index) => {
        const known = index < faces
        return (
          <g key={index} transform={`translate(${index * 25} 0)`}>
            <circle
              r="9.5"
              fill={known ? ink('glow') : ink('night')}
              stroke={known ? ink('glow') : ink('line')}
              strokeWidth="2"
            />
            {known && (
              <g stroke={ink('ink')} strokeWidth="1.8" strokeLinecap="round" fill="none">
                <path d="M-3.4 -2.4v.6M3.4 -2.4v.6M-4 2.2a4.6 4.6 0 0 0 8 0" />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}
