import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'

interface PictureMessageProps {
  picture: ReactNode
  title: string
  /** The heading of the page itself where nothing else stands on it. */
  level?: 'h1' | 'h2'
  text: string
  /** It has come in place of what had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** A picture, a sentence and the next step: where there is nothing, or all is done. */
export function PictureMessage({
  picture,
  title,
  level = 'h2',
  text,
  takesFocus = false,
  children,
}: PictureMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Box sx={{ maxWidth: 520, mx: 'auto', py: { xs: 1, md: 3 }, textAlign: 'center' }}>
      <Box sx={{ maxWidth: 400, mx: 'auto', mb: 3 }}>{picture}</Box>
      <Typography
        variant={level}
        component={level}
        ref={heading}
        {...(takesFocus ? { tabIndex: -1 } : {})}
        sx={{ outline: 'none', mb: 1, textWrap: 'balance' }}
      >
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, textWrap: 'pretty' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>{children}</Box>
    </Box>
  )
}
