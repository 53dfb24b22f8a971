import { styled } from '@mui/material/styles'
import { plainButton } from '../kit/plain-button.ts'

/** A button without a look of its own, styled like the other elements of MUI. */
export const PlainButton = styled('button')(plainButton)

/** Read aloud, not seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
