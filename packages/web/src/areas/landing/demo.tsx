import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import { ActionButton, type ActionLookProps } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'

interface DemoButtonProps extends ActionLookProps {
  sx?: SxProps<Theme>
}

/** Makes a demo in the reader's language and opens it. A form, so that it works before and without scripts. */
export function DemoButton({ sx = {}, ...look }: DemoButtonProps) {
  const { t } = useTranslation('landing')
  const language = useLanguage()
  const { isOpening, handleSubmit } = useOnePress()
  return (
    <form method="post" action={paths.readyDemo()} onSubmit={handleSubmit} style={{ display: 'contents' }}>
      <input type="hidden" name="lng" value={language} />
      <ActionButton type="submit" {...look} aria-disabled={isOpening} sx={sx}>
        {t(isOpening ? 'demo.opening' : 'start.demo')}
      </ActionButton>
    </form>
  )
}

/** Disabled while the form is being sent: a second click would make a second demo. */
function useOnePress() {
  const [isOpening, setOpening] = useState(false)
  useEffect(() => {
    // On "back" the browser may show the page as it was left, with the button disabled.
    const handleShow = () => setOpening(false)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])
  const handleSubmit = (event: FormEvent) => {
    if (isOpening) event.preventDefault()
    else setOpening(true)
  }
  return { isOpening, handleSubmit }
}

/** Invitation to the demo, on the night sky of the pictures. */
export function DemoBand({ isTooBusy }: { isTooBusy: boolean }) {
  const { t } = useTranslation('landing')
  const titleId = useId()
  return (
    <Container
      id="demo"
      maxWidth="lg"
      component="section"
      aria-labelledby={titleId}
      // Keeps the target of the anchor below the sticky bar.
      sx={{ py: { xs: 6, md: 9 }, scrollMarginTop: 88 }}
    >
      {isTooBusy && (
        <PlainNotice severity="warning" sx={{ mb: 2 }}>
          {t('demo.tooBusy')}
        </PlainNotice>
      )}
      <Box
        sx={[
          {
            bgcolor: '#16405d',
            color: '#fff',
            borderRadius: { xs: 3, md: 4 },
            px: { xs: 3, md: 7 },
            py: { xs: 4, md: 6 },
            display: 'grid',
            gap: 3,
            alignItems: 'center',
            gridTemplateColumns: { md: '1fr auto' },
          },
          (theme) => theme.applyStyles('dark', { backgroundColor: '#0f2c41' }),
        ]}
      >
        <Box>
          <Typography
            id={titleId}
            variant="h2"
            sx={{ fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)', lineHeight: 1.2, mb: 1 }}
          >
            {t('demo.title')}
          </Typography>
          <Typography sx={{ maxWidth: '60ch', color: '#dbe8f1' }}>{t('demo.text')}</Typography>
        </Box>
        <DemoButton
          size="large"
          sx={{
            bgcolor: '#ffd88a',
            borderColor: '#ffd88a',
            color: '#12344c',
            justifySelf: { xs: 'stretch', sm: 'start' },
            whiteSpace: 'nowrap',
            '&:hover': { bgcolor: '#ffe5b0', borderColor: '#ffe5b0' },
            '&:focus-visible': { outlineColor: '#fff' },
          }}
        />
      </Box>
    </Container>
  )
}
