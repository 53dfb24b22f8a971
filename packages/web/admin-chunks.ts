import { fileURLToPath } from 'node:url'

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const admin = loadedWith('admin/admin-area.tsx')
const wizard = loadedWith('wizard/wizard-area.tsx')

/** Small modules that the same few pages load: one file each would cost more in headers than the code weighs. */
const parts = [
  // What a field to search in and one to type into have in common.
  {
    name: 'outlined-field',
    test: /@mui.material.(FormControl|FormHelperText|FormLabel|InputAdornment|InputLabel|OutlinedInput)\W|web.src.ui.text-field/,
  },
  {
    name: 'mui-utils',
    test: /@mui.(utils.(getReactElementRef|useValueAsRef|getScrollbarSize)|material.(utils.(contains|focusable)|useMediaQuery|Select.selectClasses))/,
  },
  {
    name: 'native-select',
    test: /@mui.material.(NativeSelect|Input|internal.svg-icons.ArrowDropDown)\W|ui.native-select|participants.countries/,
  },
  {
    name: 'switches',
    test: /@mui.material.(internal.(SwitchBase|switchBaseClasses)|Checkbox|FormControlLabel|internal.svg-icons.(CheckBox|Indeterminate))/,
  },
  { name: 'radio', test: /@mui.material.(Radio|RadioGroup|FormGroup|internal.svg-icons.RadioButton)/ },
  {
    name: 'form',
    test: /web.src.ui.(form.(index|date-input|time-input|toggle-input|typed-input)|field-grid)\./,
  },
  { name: 'text-input', test: /web.src.ui.form.(lazy-form|text-input)\./ },
  { name: 'choices', test: /web.src.ui.form.(radio-input|select-input)\./ },
  {
    name: 'modal',
    test: /@mui.material.(Modal|Portal|Fade|Backdrop|Unstable_TrapFocus|Dialog|DialogTitle|DialogContent|DialogActions|internal.Transition|transitions)\W/,
  },
  {
    name: 'person-basics',
    test: /features.people.participants.diet-chips|domain.src.people.(participants.(hosting|door)|registration-form.(allergens|kept-allergies))\.|registration-form.question-choices|people.participants.use-write-to/,
  },
  {
    name: 'person-facts',
    test: /admin.people.participants.(list.(person-facts|person-rows|person-filters|row-context)|unconfirmed.confirm-button)|features.people.(participants.(registrations.api|wish-state|use-remind)|registration-form.use-answer-texts)|domain.src.people.participants.(eats-everything|phone)\./,
  },
  {
    name: 'person-form',
    test: /admin.people.participants.(use-person-form|wish.use-wish-question)|features.people.(participants.(participant-fields|partner-fields|eating-fields|field-section|participant-form\.)|registration-form.(question-fields|allergen-fields|form-answers|second-person))/,
  },
  {
    name: 'wishes',
    test: /admin.people.participants.(use-leave|wish.wish-text)|people.participants.partner-wishes.api|calls:partnerWish/,
  },
  {
    name: 'plan-history',
    test: /admin.plan.plan-history.(plan-history-bar|use-plan-steps|plan-conflict\.|frozen-)|features.plan.teams.(member-line|plan-history.api)|calls:teamRoutes.(history|undo|redo)/,
  },
  {
    name: 'notify-link',
    test: /admin.messages.notification-status.use-notify-link|features.messages.notification-status.changes-link/,
  },
  { name: 'optimize', test: /admin.plan.optimization.(ask-optimize|open-proposals)|web.src.ui.action-notice/ },
  { name: 'team-parts', test: /features.plan.teams.(team-marks|filter-teams|hosting-warning)/ },
  {
    name: 'knowledge',
    test: /features.messages.(notification-status.(notification-status.api|person-status)|sending.(messages.api|job-state))|calls:(message|notification)/,
  },
  {
    name: 'requests',
    test: /admin.(people.requests.requests-card|plan.cancellation.cancellation-options|shell.use-anchor)|features.people.requests.requests.api|calls:requestRoutes.(open|acceptHome|decline)/,
  },
  { name: 'import', test: /domain.src.people.*(answer-issues|import-row)\./ },
  {
    name: 'hosts',
    test: /plan.teams.domain-team|domain.src.people.(participants.order|partner-wishes.pairs)\.|domain.src.plan.teams.(team|team-score|choose-host)\./,
  },
  { name: 'schedule', test: /admin.events.schedule.(course-times|schedule-button)/ },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/**
 * What every page of the administration loads, in two files: the first one is shared with the wizard. Sixty small files cost more in
 * headers, and compress worse. Everything else stays where the bundler puts it, so that no page loads parts it does not use.
 */
export const adminChunks = [
  // Apart from the schemas that use it: the settings do without them at first.
  { name: 'zip-restriction', test: /dinner.zip-restriction/ },
  // Apart from the other half of the library, which only the schemas of organisers use.
  {
    name: 'checks',
    test: /zod.v4.(mini|core.(?!json-schema|to-json|memoizer))|contract.src.(forms.fields|parse-input)\./,
  },
  // Shared by two: an area itself stays a file of its own.
  {
    name: (id: string, modules: Modules) => (admin(id, modules) && wizard(id, modules) ? 'frame' : null),
    debugName: 'frame',
    minShareCount: 2,
  },
  {
    name: (id: string, modules: Modules) => (admin(id, modules) ? 'shell' : null),
    debugName: 'shell',
    minShareCount: 2,
  },
  ...parts,
]

/** Whether a module of ours or of MUI is loaded together with the given one: imported by it, directly or not. */
function loadedWith(file: string): (id: string, modules: Modules) => boolean {
  const start = fileURLToPath(new URL(`src/areas/${file}`, import.meta.url))
  let loaded: Set<string> | undefined
  return (id, modules) => {
    loaded ??= importedBy(start, modules)
    return /web.src|@mui|@emotion|calls:/.test(id) && loaded.has(id)
  }
}

function importedBy(start: string, modules: Modules): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
