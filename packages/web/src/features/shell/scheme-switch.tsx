import { mdiCheck, mdiCircleHalfFull, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js'

import { useColorScheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlainButton } from '../../ui/plain-look.ts'

const modes = ['system', 'light', 'dark'] as const
const icons = { system: mdiCircleHalfFull, light: mdiWhiteBalanceSunny, dark: mdiWeatherNight }

export function SchemeSwitch() {
  const { t } = useTranslation()
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <Disclosure
      label={t('scheme.label')}
      captioned
      icon={<Icon path={icons[mode]} />}
      panel={{ right: 0, top: 'calc(100% + 8px)', width: 'max-content' }}
    >
      {modes.map((choice) => (
        <PlainButton
          type="button"
          key={choice}
          aria-pressed={mode === choice}
          onClick={() => setMode(choice)}
          sx={{
            display: 'flex',
            width: '100%',
            justifyContent: 'flex-start',
            gap: 1.5,
            px: 1.5,
            minHeight: 44,
            borderRadius: 1,
            fontSize: '1rem',
            fontWeight: mode === choice ? 650 : 400,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Icon path={icons[choice]} sx={{ color: 'text.secondary' }} />
          {t(`scheme.${choice}`)}
          {mode === choice && <Icon path={mdiCheck} sx={{ ml: 'auto' }} />}
        </PlainButton>
      ))}
    </Disclosure>
  )
}
