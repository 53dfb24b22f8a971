import { styled } from '@mui/material/styles'

/** A plain box that is given its role in the grid: drawn absolutely, real cells would lose theirs. */
export const GridCell = styled('div')({})
