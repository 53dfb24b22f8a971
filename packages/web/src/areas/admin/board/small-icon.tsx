import { styled } from '@mui/material/styles'

/** An icon without the library's machinery, for what stands on the board a thousand times. */
export function SmallIcon({ path, title, size = 20 }: { path: string; title?: string; size?: number }) {
  return (
    <Shape
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <path d={path} />
    </Shape>
  )
}

const Shape = styled('svg')({ flexShrink: 0, verticalAlign: 'middle' })
