import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { type ActionLookProps, actionLook, isAttribute } from './action-look.ts'

/** A link that looks like a button; public pages have many. */
export const ActionLink = styled(Link, { shouldForwardProp: isAttribute })<ActionLookProps>(actionLook)
