import { mdiTextBoxOutline } from '@mdi/js'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'

interface NotesSwitchProps {
  isOn: boolean
  /** Where there is no room for words. */
  isSmall: boolean
  onChange: (isOn: boolean) => void
}

export function NotesSwitch({ isOn, isSmall, onChange }: NotesSwitchProps) {
  const { t } = useTranslation('participants')
  if (isSmall) {
    return (
      <IconButton
        aria-label={t('notes.show')}
        aria-pressed={isOn}
        color={isOn ? 'primary' : 'default'}
        onClick={() => onChange(!isOn)}
        sx={isOn ? { bgcolor: 'action.selected' } : {}}
      >
        <Icon path={mdiTextBoxOutline} />
      </IconButton>
    )
  }
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_, shown) => onChange(shown)} />}
      label={t('notes.show')}
      sx={{ mr: 0 }}
    />
  )
}
