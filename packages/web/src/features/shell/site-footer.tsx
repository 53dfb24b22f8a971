import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { languages } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { chooseLanguage } from '../../lib/remembered-language.ts'
import { Wordmark } from '../../ui/brand-sign.tsx'

const places = [
  { key: 'guide', to: paths.guide() },
  { key: 'events', to: paths.events() },
  { key: 'myEvents', to: paths.myEvents() },
  { key: 'create', to: paths.create() },
  { key: 'feedback', to: paths.feedback() },
  { key: 'imprint', to: paths.imprint() },
  { key: 'privacy', to: paths.privacy() },
] as const

/** The footer of every public page: links, the operator and the other language. */
export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: { xs: 4, md: 6 } }}>
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 4, md: 5 },
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: '1fr auto' },
          alignItems: 'end',
        }}
      >
        <Box>
          <Box sx={{ mb: 0.5, fontSize: '1.125rem' }}>
            <Wordmark name={t('product')} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '48ch' }}>
            {t('footer.promise')}
          </Typography>
        </Box>
        <LanguageLinks />
        <Box
          component="nav"
          aria-label={t('footer.label')}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, gridColumn: '1 / -1' }}
        >
          {places.map(({ key, to }) => (
            <MuiLink key={key} component={Link} to={to} color="text.secondary" variant="body2" sx={{ py: 1 }}>
              {t(`footer.${key}`)}
            </MuiLink>
          ))}
        </Box>
      </Container>
    </Box>
  )
}

const names = { de: 'Deutsch', en: 'English' }

/** Links, so that they work without any script. */
function LanguageLinks() {
  const { i18n } = useTranslation()
  return (
    <Box sx={{ display: 'flex', gap: 3 }}>
      {languages.map((language) => (
        <MuiLink
          key={language}
          href={`?lng=${language}`}
          hrefLang={language}
          lang={language}
          aria-current={i18n.resolvedLanguage === language ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            void chooseLanguage(i18n, language)
          }}
          color={i18n.resolvedLanguage === language ? 'text.primary' : 'text.secondary'}
          underline={i18n.resolvedLanguage === language ? 'none' : 'always'}
          variant="body2"
          sx={{ py: 1, fontWeight: i18n.resolvedLanguage === language ? 650 : 400 }}
        >
          {names[language]}
        </MuiLink>
      ))}
    </Box>
  )
}
