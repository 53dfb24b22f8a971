import { mdiPhone } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { telLink } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'

/** Calls a person in one tap; nothing for a person without a number. */
export function CallButton({ name, phone }: { name: string; phone: string }) {
  const { t } = useTranslation('tonight')
  if (phone === '') return null
  return (
    <IconButton href={telLink(phone)} aria-label={t('table.call', { name })} sx={{ width: 44, height: 44 }}>
      <Icon path={mdiPhone} />
    </IconButton>
  )
}
