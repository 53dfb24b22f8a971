import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'

/** What somebody wrote, as paragraphs; web addresses become links that tell nobody where the reader came from. */
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
