import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What a change does, one sentence each, in a question. */
export function Losses({ sentences }: { sentences: readonly ReactNode[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences do not move
        <li key={index}>{sentence}</li>
      ))}
    </Box>
  )
}
