import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { ActionLink } from '../../ui/action-link.tsx'

/** The invitation to try everything without a risk; the night of the pictures as its ground. */
export function DemoBand() {
  const { t } = useTranslation('landing')
  const titleId = useId()
  return (
    <Container maxWidth="lg" component="section" aria-labelledby={titleId} sx={{ pb: { xs: 6, md: 9 } }}>
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
        <ActionLink
          to={paths.wizard.demo()}
          size="large"
          sx={{
            bgcolor: '#ffd88a',
            color: '#12344c',
            justifySelf: { xs: 'stretch', sm: 'start' },
            whiteSpace: 'nowrap',
            '&:hover': { bgcolor: '#ffe5b0' },
            '&:focus-visible': { outlineColor: '#fff' },
          }}
        >
          {t('start.demo')}
        </ActionLink>
      </Box>
    </Container>
  )
}
