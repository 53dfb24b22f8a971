import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { DemoButton } from './demo-button.tsx'

/** The invitation to try everything without a risk; the night of the pictures as its ground. */
export function DemoBand({ isTooBusy }: { isTooBusy: boolean }) {
  const { t } = useTranslation('landing')
  const titleId = useId()
  return (
    <Container
      id="demo"
      maxWidth="lg"
      component="section"
      aria-labelledby={titleId}
      // Below the bar that stays at the top.
      sx={{ pb: { xs: 6, md: 9 }, scrollMarginTop: 88 }}
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
