"""Alarms on an expression over several metrics.

AWS: AWS::CloudWatch::Alarm takes Metrics instead of MetricName and Namespace (CloudFormation template reference,
"AWS::CloudWatch::Alarm"). ministack refuses the stack. Here the alarm is kept with its Metrics and never fires.
"""

from patching import replaces


@replaces("ministack.services.cloudformation.provisioners", "_cw_metric_alarm_record")
def record(original, name, props):
    if not props.get("Metrics"):
        return original(name, props)
    others = {key: value for key, value in props.items() if key != "Metrics"}
    alarm = original(name, {**others, "MetricName": "none", "Namespace": "none"})
    return {**alarm, "MetricName": "", "Namespace": "", "Metrics": props["Metrics"]}
