import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'

interface PictureMessageProps {
  picture: ReactNode
  title: string
  /** `h1` where the message is the whole page. */
  level?: 'h1' | 'h2'
  text: string
  /** True where the message replaces the element that had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** Picture, sentence and next step, for an empty list or a finished task. */
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
        sx={{ mb: 1, textWrap: 'balance' }}
      >
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, textWrap: 'pretty' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>{children}</Box>
    </Box>
  )
}
