import { MainAndAside } from './MainAndAside.tsx'

export const examples = {
  usual: (
    <MainAndAside heading="Send a letter" id="letter" aside={<p>The box is emptied at noon.</p>}>
      <p>A letter needs an address and a stamp.</p>
    </MainAndAside>
  ),
}
