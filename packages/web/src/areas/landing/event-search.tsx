import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionButton } from '../../ui/action-look.ts'
import { PlainField } from './plain-field.tsx'

/** Asks for the page anew by its address, so that it works without any script and can be passed on. */
export function EventSearch({ search, from }: { search: string; from: string }) {
  const { t } = useTranslation('landing')
  return (
    <form method="get" action={paths.events()}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 200px', md: '1fr 200px auto' },
          mb: 4,
        }}
      >
        <PlainField
          label={t('events.searchLabel')}
          help={t('events.searchHelp')}
          input={{ name: 'search', type: 'search', defaultValue: search, maxLength: 255 }}
        />
        <PlainField label={t('events.fromLabel')} input={{ name: 'from', type: 'date', defaultValue: from }} />
        <ActionButton type="submit" variant="contained" sx={{ minHeight: 48, mt: { md: '33px' } }}>
          {t('events.find')}
        </ActionButton>
      </Box>
    </form>
  )
}
