import { mdiPhone } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import type { CallLinks } from '@running-dinner/contract/call-links.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'

/** Calls a person in one tap; nothing for a person without a number. */
export function CallButton({ name, callLinks: [call] }: { name: string; callLinks: CallLinks }) {
  const { t } = useTranslation('tonight')
  if (call === undefined) return null
  return (
    <IconButton href={call.url} aria-label={t('table.call', { name })} sx={{ width: 44, height: 44 }}>
      <Icon path={mdiPhone} />
    </IconButton>
  )
}
