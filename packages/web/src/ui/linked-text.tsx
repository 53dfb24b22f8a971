import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'

/** User-written text as paragraphs. Web addresses become links that send no referrer. */
export function LinkedText({ text }: { text: string }) {
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-line', maxWidth: '68ch', overflowWrap: 'anywhere' }}>
      {text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that stays as it is
          <MuiLink key={index} href={part} rel="noreferrer noopener nofollow">
            {part}
          </MuiLink>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that stays as it is
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </Typography>
  )
}
