import { Blocks, Screen } from './Screen.tsx'
import { sampleBlocks } from './sample-blocks.ts'

const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  'every part': (
    <div className="wrap">
      <Screen product="Trato" shows="Everything" icon="clock">
        <div className="pane max-w-[30rem]">
          <Blocks blocks={sampleBlocks} />
        </div>
      </Screen>
    </div>
  ),
  'long words': (
    <div className="wrap">
      <Screen product={long} shows={long}>
        <div className="pane">
          <Blocks
            blocks={[
              { draws: 'title', text: long },
              { draws: 'rows', sum: false, rows: [{ label: long, value: long, unsure: false }] },
              { draws: 'choice', text: long, labels: [long] },
              { draws: 'buttons', labels: [long] },
            ]}
          />
        </div>
      </Screen>
    </div>
  ),
}
