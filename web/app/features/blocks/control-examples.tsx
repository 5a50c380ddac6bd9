import { useId, useState } from "react";
import { DataTable } from "#app/ui/controls/data-table.tsx";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import { NumberField } from "#app/ui/controls/number-field.tsx";
import { ProgressBar } from "#app/ui/controls/progress-bar.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Slider } from "#app/ui/controls/slider.tsx";
import { Switch } from "#app/ui/controls/switch.tsx";
import { Block, Example, POINTER_STATES } from "./example.tsx";

/** What is set, moved and unfolded. `mode` tells the two columns' names apart. */
export function ControlExamples({ mode }: { mode: string }) {
  return (
    <>
      <Block name="Slider">
        <Example state="rest">
          <SliderExample />
        </Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <SliderExample />
          </Example>
        ))}
        <Example state="disabled">
          <SliderExample isDisabled />
        </Example>
        <Example state="at its beginning">
          <SliderExample startsAt={0} />
        </Example>
        <Example state="at its end">
          <SliderExample startsAt={20} />
        </Example>
      </Block>
      <Block name="Switch">
        {[false, true].map((isOn) => (
          <Example key={String(isOn)} state={isOn ? "on" : "off"}>
            <Switch defaultChecked={isOn}>Owner is paid</Switch>
          </Example>
        ))}
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <Switch defaultChecked>Owner is paid</Switch>
          </Example>
        ))}
        {[false, true].map((isOn) => (
          <Example key={String(isOn)} state={`disabled, ${isOn ? "on" : "off"}`}>
            <Switch defaultChecked={isOn} disabled>
              Owner is paid
            </Switch>
          </Example>
        ))}
      </Block>
      <Block name="Radio group">
        <Example state="rest, and one disabled">
          <RadioExample />
        </Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <RadioExample />
          </Example>
        ))}
        <Example state="one chosen">
          <RadioExample value="stake" />
        </Example>
        <Example state="invalid">
          <RadioExample isInvalid />
        </Example>
      </Block>
      <Block name="Number field">
        <Example state="empty">
          <NumberExample mode={mode} startsWith="" />
        </Example>
        <Example state="filled">
          <NumberExample mode={mode} startsWith="852213.41" />
        </Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <NumberExample mode={mode} startsWith="100" />
          </Example>
        ))}
        <Example state="invalid">
          <NumberExample mode={mode} startsWith="many" fault="“many” cannot be used: a number from 0 to 100." />
        </Example>
        <Example state="disabled">
          <NumberExample mode={mode} startsWith="100" isDisabled />
        </Example>
      </Block>
      <Block name="Progress bar">
        {[0, 0.4, 1].map((share) => (
          <Example key={share} state={`${share * 100} %`}>
            <ProgressBar label="Concepts read" value={share} />
          </Example>
        ))}
      </Block>
      <Block name="Disclosure">
        <Example state="closed">
          <Disclosure summary="The numbers as a table">
            <NumbersTable mode={mode} />
          </Disclosure>
        </Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <Disclosure summary="The numbers as a table">
              <NumbersTable mode={mode} />
            </Disclosure>
          </Example>
        ))}
        <Example state="open, with a table" shown="open">
          <Disclosure summary="The numbers as a table">
            <NumbersTable mode={mode} />
          </Disclosure>
        </Example>
      </Block>
      <Block name="Data table">
        <Example state="with rows">
          <NumbersTable mode={`${mode}, with rows`} />
        </Example>
        <Example state="empty">
          <DataTable table={{ title: `Nothing yet, ${mode}`, columns: ["Who", "Share"], rows: [] }} />
        </Example>
      </Block>
    </>
  );
}

function SliderExample({ isDisabled = false, startsAt = 8 }: { isDisabled?: boolean; startsAt?: number }) {
  const id = useId();
  const [value, setValue] = useState(startsAt);
  return (
    <>
      <p id={id}>Stake</p>
      <Slider
        labelledBy={id}
        max={20}
        value={value}
        valueText={`${value} τ`}
        ends={["0", "20"]}
        mark={5}
        isDisabled={isDisabled}
        onChange={setValue}
      />
    </>
  );
}

function RadioExample({ isInvalid = false, value }: { isInvalid?: boolean; value?: string }) {
  const id = useId();
  return (
    <>
      <p id={id}>What you do</p>
      <RadioGroup
        labelledBy={id}
        name={id}
        isInvalid={isInvalid}
        {...(value === undefined ? {} : { value })}
        options={[
          { value: "stake", label: "Stake" },
          { value: "unstake", label: "Unstake" },
          { value: "move", label: "Move", isDisabled: true },
        ]}
      />
    </>
  );
}

function NumberExample(props: { mode: string; startsWith: string; fault?: string; isDisabled?: boolean }) {
  const [text, setText] = useState(props.startsWith);
  return (
    <NumberField
      label={`Stake, ${props.mode}`}
      value={text}
      unit="τ"
      fault={props.fault ?? null}
      disabled={props.isDisabled}
      onChange={setText}
    />
  );
}

function NumbersTable({ mode }: { mode: string }) {
  const rows = [
    ["Miner", "41 %"],
    ["Validator", "41 %"],
    ["Owner", "18 %"],
  ];
  return <DataTable table={{ title: `Shares, ${mode}`, columns: ["Who", "Share"], rows }} />;
}
