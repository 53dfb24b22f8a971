import { styled } from '@mui/material/styles'
import { type ActionLookProps, actionLook, isAttribute } from './action-look.ts'

/** The one button of a public form. */
export const ActionButton = styled('button', { shouldForwardProp: isAttribute })<ActionLookProps>(actionLook)
