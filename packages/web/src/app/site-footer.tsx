import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from './paths.ts'

/** Legal links at the end of public pages. */
export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 6 }}>
      <Container maxWidth="lg" sx={{ py: 3 }}>
        <Box
          component="nav"
          aria-label={t('footer.label')}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
        >
          <FooterLink to={paths.imprint()} label={t('footer.imprint')} />
          <FooterLink to={paths.privacy()} label={t('footer.privacy')} />
        </Box>
      </Container>
    </Box>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <MuiLink component={Link} to={to} color="text.secondary" variant="body2" sx={{ py: 0.5 }}>
      {label}
    </MuiLink>
  )
}
